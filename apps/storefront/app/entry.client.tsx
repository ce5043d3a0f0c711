import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Browser } from './Browser.tsx'
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
        <Browser />
      </StrictMode>,
    )
  })
})
