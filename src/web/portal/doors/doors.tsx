import { NativeSelect, useMantineColorScheme } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { namesIn } from '../../../core/keys.ts'
import { optionOf } from '../parts/form.ts'
import { Icon } from '../parts/icons.tsx'
import { chooseLanguage, language, LANGUAGE_NAMES, t } from '../texts/index.ts'
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
      onChange={({ currentTarget }) => chooseLanguage(optionOf(namesIn(LANGUAGE_NAMES), currentTarget))}
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
      onChange={({ currentTarget }) => setColorScheme(optionOf(namesIn(t.me.themes), currentTarget))}
    />
  )
}
