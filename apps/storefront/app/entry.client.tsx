import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { messageLocale } from './i18n/messageLocale.ts'
import { overwriteSiteName } from './i18n/siteName.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'
import { withholdEvents } from './withholdEvents.ts'

const locale = messageLocale(document.documentElement.lang)
overwriteGetLocale(() => locale)
const name = document.documentElement.dataset.site ?? ''
overwriteSiteName(() => name)

const hydrate = (): void => {
  if (globalThis.reloadForOtherUrl?.()) return
  withholdEvents()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
}

// Hydration starts when the document is complete, because Remix decodes the page's data only shortly after that.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', hydrate)
else hydrate()
