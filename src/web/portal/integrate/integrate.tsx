import { useAccount } from '../api/session.ts'
import { State } from '../parts/page-states.tsx'
import { t } from '../texts/index.ts'
import { pages } from '../shell/navigation.ts'
import { PageHeading } from '../shell/shell.tsx'
import { SubPages } from '../parts/sub-pages.tsx'

export function Integrate() {
  const { isAdmin } = useAccount()
  return (
    <>
      <PageHeading title={t.nav.integrate} />
      {isAdmin ? pagesOfIntegrate() : <State icon="lock" title={t.states.forbidden} text={t.states.forbiddenText} />}
    </>
  )
}

function pagesOfIntegrate() {
  return (
    <SubPages label={t.nav.integrate} entries={pages().filter(({ to }) => to.startsWith('/integrate'))}>
      <a href="/docs">{t.nav.reference}</a>
    </SubPages>
  )
}
