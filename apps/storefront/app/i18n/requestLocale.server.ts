import { AsyncLocalStorage } from 'node:async_hooks'
import type { LocaleCode } from '@selvedge/commerce-client'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { messageLocale } from './messageLocale.ts'
import { overwriteSiteName } from './siteName.ts'

type RequestTexts = { readonly locale: LocaleCode; readonly siteName: string }

const requests = new AsyncLocalStorage<RequestTexts>()
overwriteGetLocale(() => messageLocale(requests.getStore()?.locale ?? 'en-US'))
overwriteSiteName(() => requests.getStore()?.siteName ?? '')

/** Runs one request with its locale for every message of its loaders, its action and its page, and the name of its site. */
export const runWithTexts = <Value>(texts: RequestTexts, run: () => Value): Value => requests.run(texts, run)
