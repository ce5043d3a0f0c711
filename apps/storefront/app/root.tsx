import '@selvedge/ui-kit/styles/theme'
import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
} from '@remix-run/react'
import { LinkProvider } from '@selvedge/ui-kit/Link'
import { colorModeScript, themeAttributes } from '@selvedge/ui-kit/theme'
import { type ReactNode, useContext } from 'react'
import type { CartResult } from './features/cart/cartResult.ts'
import { consentScript } from './features/consent/consentScript.ts'
import { ErrorPage } from './features/errors/ErrorPage.tsx'
import { documentUrlScript } from './features/frame/documentUrl.ts'
import { frameOf } from './features/frame/frameOf.ts'
import { loadFrame } from './features/frame/loadFrame.server.ts'
import { NonceContext } from './features/frame/NonceContext.ts'
import { PageFrame } from './features/frame/PageFrame.tsx'
import { privateMeta } from './features/frame/pageMeta.ts'
import { preserveRadioChoiceScript } from './features/frame/preserveRadioChoice.ts'
import { ReadyStateMarker } from './features/frame/ReadyStateMarker.tsx'
import { RouterLink } from './features/frame/RouterLink.tsx'
import { StructuredData } from './features/frame/StructuredData.tsx'
import { useShop } from './features/frame/useShop.ts'
import { siteName } from './i18n/siteName.ts'
import { m } from './paraglide/messages.js'
import { releaseEvents } from './withholdEvents.ts'

/** The title of error pages; every other page has its own. */
export const meta: MetaFunction = ({ error }) =>
  privateMeta(isRouteErrorResponse(error) && error.status === 404 ? m.not_found_title() : m.error_title())

/**
 * The frame's data stays after a refused or failed action. Without this function, single fetch would load it again after every action of a
 * fetcher; without a connection that fails too, and an error would replace the page. After a refused change of the cart, the number
 * of items may be out of date.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  actionStatus = 200,
  defaultShouldRevalidate,
}) =>
  actionStatus < 400
    ? defaultShouldRevalidate
    : actionStatus !== 503 && (actionResult as CartResult | undefined)?.kind === 'refused'

export const loader = ({ context, params, request }: LoaderFunctionArgs) =>
  loadFrame(context.shop, request, params.locale)

export const Layout = ({ children }: { readonly children: ReactNode }) => {
  if (!import.meta.env.SSR) releaseEvents()
  const shop = useShop()
  const rendering = useContext(NonceContext)
  const nonce = shop?.nonce ?? rendering
  const brand = shop?.brand ?? 'selvedge'
  return (
    <html
      lang={shop?.locale ?? 'en-US'}
      data-site={shop?.site.name ?? siteName()}
      {...themeAttributes({ brand })}
      // The script below may have selected another colour mode.
      suppressHydrationWarning
    >
      <head>
        <script
          nonce={nonce}
          // The scripts have run before hydration, so the browser does not render them again.
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR
              ? `${documentUrlScript};${colorModeScript};${preserveRadioChoiceScript};${consentScript}`
              : '',
          }}
          suppressHydrationWarning
        />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={shop?.site.icon ?? '/favicon.svg'} />
        <Meta />
        {/* Pages for other visitors carry their styles here: see server/pages/inlineStyles.ts. */}
        <style dangerouslySetInnerHTML={{ __html: '' }} />
        <Links />
      </head>
      <body>
        <LinkProvider component={RouterLink}>{children}</LinkProvider>
        <StructuredData />
        <ReadyStateMarker />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <PageFrame kind={frameOf(useMatches())}>
      <Outlet />
    </PageFrame>
  )
}

export const ErrorBoundary = () => (
  <PageFrame kind={frameOf(useMatches())}>
    <ErrorPage />
  </PageFrame>
)
