import '@mantine/core/styles.css'
import './theme/tokens.css'
import './theme/base.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { accountQuery, queryClient } from './api/session.ts'
import { takeFragment } from './doors/link.ts'
import { readCountryFrom } from './parts/locale.ts'
import { loadTexts } from './texts/index.ts'
import { colorSchemes, theme, variables } from './theme/theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
// Read by the library that locks scrolling behind dialogs.
Object.assign(globalThis, { __webpack_nonce__: nonce })

// Before the router reads the address: a token leaves it at once.
const { language } = takeFragment()
await loadTexts(language)
readCountryFrom(() => queryClient.getQueryData(accountQuery.queryKey)?.tenant?.country)
const { router } = await import('./router.tsx')

createRoot(document.getElementById('root')!).render(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={variables}
    colorSchemeManager={colorSchemes}
    defaultColorScheme="auto"
    getStyleNonce={() => nonce}
  >
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
)
