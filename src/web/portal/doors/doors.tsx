import { NativeSelect, useMantineColorScheme } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { Icon } from '../parts/icons.tsx'
import { chooseLanguage, language, LANGUAGE_NAMES, t, type Language } from '../texts/index.ts'
import styles from './doors.module.css'
import { ExampleNight } from './example-night.tsx'

/** Around every page of somebody who is not signed in. */
export function Doors() {
  return (
    <div className={styles.doors}>
      <main className={styles.side}>
        <a href="/" className={styles.brand}>
          <Icon name="bell" size={22} />
          FrontDesk
        </a>
        <div className={styles.form}>
          <Outlet />
        </div>
        <footer className={styles.foot}>
          <LanguageChoice />
          <ThemeChoice />
          <span className={styles.host}>{location.host}</span>
        </footer>
      </main>
      <ExampleNight />
    </div>
  )
}

function LanguageChoice() {
  return (
    <NativeSelect
      size="xs"
      aria-label={t.me.language}
      value={language}
      data={Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }))}
      onChange={({ currentTarget }) => chooseLanguage(currentTarget.value as Language)}
    />
  )
}

function ThemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <NativeSelect
      size="xs"
      aria-label={t.me.theme}
      value={colorScheme}
      data={Object.entries(t.me.themes).map(([value, label]) => ({ value, label }))}
      onChange={({ currentTarget }) => setColorScheme(currentTarget.value as typeof colorScheme)}
    />
  )
}
