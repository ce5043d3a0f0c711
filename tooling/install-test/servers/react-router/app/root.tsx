import { type LinkProps, LinkProvider, ToastProvider, themeAttributes } from '@selvedge/ui-kit'
import styles from '@selvedge/ui-kit/styles.css?url'
import { forwardRef, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router'
import { ErrorPage } from './shared/pages'

const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { href = '', ...props },
  ref,
) {
  return <Link ref={ref} to={href} {...props} />
})

export const links = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: 'data:,' },
]

export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <html lang="en" {...themeAttributes({ brand: 'selvedge', mode: 'light' })}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Designs</title>
      <Meta />
      <Links />
    </head>
    <body>
      <LinkProvider component={RouterLink}>
        <ToastProvider label="Notifications" closeLabel="Close">
          <main>{children}</main>
        </ToastProvider>
      </LinkProvider>
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
)

export const ErrorBoundary = () => {
  const error = useRouteError()
  return <ErrorPage status={isRouteErrorResponse(error) && error.status === 404 ? 404 : 503} />
}

export default Outlet
