import { AsyncLocalStorage } from 'node:async_hooks'
import type { LocaleCode } from '@selvedge/commerce-client'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { messageLocale } from './messageLocale.ts'
import { overwriteSiteName } from './siteName.ts'

type RequestTexts = { readonly locale: LocaleCode; readonly siteName: string }

const requests = new AsyncLocalStorage<RequestTexts>()
overwriteGetLocale(() => messageLocale(requests.getStore()?.locale ?? 'en-US'))
overwriteSiteName(() => requests.getStore()?.siteName ?? '')

/**
 * Runs one request with its locale and the name of its site. The messages of its loaders, its action and its page use
 * both.
 */
export const runWithTexts = <Value>(texts: RequestTexts, run: () => Value): Value => requests.run(texts, run)
