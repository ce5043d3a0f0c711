import { AsyncLocalStorage } from 'node:async_hooks'
import type { LocaleCode } from '@selvedge/commerce-client'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { messageLocale } from './messageLocale.ts'

const locales = new AsyncLocalStorage<LocaleCode>()
overwriteGetLocale(() => messageLocale(locales.getStore() ?? 'en-US'))

/** Runs one request with its locale for every message of its loaders, its action and its page. */
export const runInLocale = <Value>(locale: LocaleCode, run: () => Value): Value => locales.run(locale, run)
