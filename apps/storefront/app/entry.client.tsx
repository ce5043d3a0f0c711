import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { messageLocale } from './i18n/messageLocale.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

const locale = messageLocale(document.documentElement.lang)
overwriteGetLocale(() => locale)

const hydrate = (): void =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })

// Remix suspends at the root until it has decoded the page's data, and React cannot handle an event at a suspended root.
// Once the document is complete all data is there, and decoding it leaves no moment for an event.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', hydrate)
else hydrate()
