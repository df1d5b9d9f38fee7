import { Menu, useMantineColorScheme } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { pairsIn } from '../../../core/keys.ts'
import { answerOf, api } from '../api/client.ts'
import { tellTabs, useAccount } from '../api/session.ts'
import { Icon } from '../parts/icons.tsx'
import { chooseLanguage, language, LANGUAGE_NAMES, t } from '../texts/index.ts'
import styles from './shell.module.css'
import { initialsOf } from '../parts/initials.ts'

export function PersonMenu({ openKeys }: { openKeys: () => void }) {
  const { user, isAdmin } = useAccount()
  const name = user.name ?? user.email
  return (
    <Menu position="top-start" width={220}>
      <Menu.Target>
        <button type="button" className={styles.person}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span className={styles.name}>{name}</span>
          <span className={styles.role}>{isAdmin ? t.me.admin : t.me.member}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <ThemeItems />
        <Menu.Label>{t.me.language}</Menu.Label>
        {pairsIn(LANGUAGE_NAMES).map(([value, label]) => (
          <Menu.Item
            key={value}
            rightSection={value === language ? <Icon name="check" size={14} /> : null}
            onClick={() => chooseLanguage(value)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item component={Link} to="/settings/me" leftSection={<Icon name="person" size={16} />}>
          {t.me.account}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="keyboard" size={16} />} onClick={openKeys}>
          {t.shell.keys}
        </Menu.Item>
        <Menu.Item component="a" href="/guide/" leftSection={<Icon name="book" size={16} />}>
          {t.shell.manual}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="door" size={16} />} onClick={() => void signOut()}>
          {t.shell.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function ThemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>{t.me.theme}</Menu.Label>
      {pairsIn(t.me.themes).map(([value, label]) => (
        <Menu.Item
          key={value}
          rightSection={value === colorScheme ? <Icon name="check" size={14} /> : null}
          onClick={() => setColorScheme(value)}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  )
}

async function signOut(): Promise<void> {
  await answerOf(api.POST('/api/v1/auth/logout')).catch(() => undefined)
  tellTabs('signed-out')
  location.assign('/')
}
