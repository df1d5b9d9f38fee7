import { SubPages } from '../parts/sub-pages.tsx'
import { pages } from '../shell/navigation.ts'
import { PageHeading } from '../shell/shell.tsx'
import { t } from '../texts/index.ts'

export function Settings() {
  return (
    <>
      <PageHeading title={t.nav.settings} />
      <SubPages label={t.nav.settings} entries={pages().filter(({ to }) => to.startsWith('/settings'))} />
    </>
  )
}
