export const me = {
  language: 'Language',
  theme: 'Theme',
  themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
  admin: 'Administrator',
  member: 'Member',
}
