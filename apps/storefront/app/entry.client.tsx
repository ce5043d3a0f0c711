import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { decodeFirst } from './decodeFirst.ts'
import { keepChoices } from './keepChoices.ts'
import { isLocale, overwriteGetLocale } from './paraglide/runtime.js'

const { lang } = document.documentElement
if (isLocale(lang)) overwriteGetLocale(() => lang)

decodeFirst().then(() => {
  keepChoices()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    )
  })
})
