import '@selvedge/ui-kit/styles.css'
import { themeAttributes } from '@selvedge/ui-kit/theme'
import type { ReactNode } from 'react'
import { Providers } from './providers'

export const metadata = { title: 'Designs', icons: 'data:,' }

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" {...themeAttributes({ brand: 'selvedge', mode: 'light' })}>
      <body>
        <Providers>
          <main>{children}</main>
        </Providers>
      </body>
    </html>
  )
}
