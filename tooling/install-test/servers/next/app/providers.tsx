'use client'

import { type LinkProps, LinkProvider, ToastProvider } from '@selvedge/ui-kit'
import Link from 'next/link'
import { forwardRef, type ReactNode } from 'react'

const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { href = '', ...props },
  ref,
) {
  return <Link ref={ref} href={href} {...props} />
})

export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <LinkProvider component={RouterLink}>
    <ToastProvider label="Notifications" closeLabel="Close">
      {children}
    </ToastProvider>
  </LinkProvider>
)
