/** The key of commands, as the keyboard at hand has it. */
export const MODIFIER = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
