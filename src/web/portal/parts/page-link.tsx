import { Button, type ButtonProps } from '@mantine/core'
import { Link, useRouter, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** An address of the portal, with its query, in the router's parts. */
export function usePlace(): (address: string) => Pick<LinkProps, 'to' | 'search'> {
  const { parseSearch } = useRouter().options
  return (address) => {
    const { pathname, search } = new URL(address, location.origin)
    // The router types the addresses that it knows; this one is made with an id.
    return { to: pathname, search: parseSearch!(search) } as Pick<LinkProps, 'to' | 'search'>
  }
}

/** A link to an address that is made with an id (`shell/beside.ts`). The page is not loaded anew. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const place = usePlace()
  return <Link {...place(to)}>{children}</Link>
}

export function PageButton({ to, children, ...props }: { to: string; children: ReactNode } & ButtonProps) {
  const place = usePlace()
  return (
    <Button {...props} renderRoot={(root) => <Link {...root} {...place(to)} />}>
      {children}
    </Button>
  )
}
