import { useEffect } from 'react'
import type { Notice } from '../../../server/session/sessionState.ts'
import { m } from '../../paraglide/messages.js'
import { useShop } from '../frame/useShop.ts'
import { type ShopToast, useToast } from './useToast.ts'

/** A notice that is shown until it is dismissed. */
const staying = { variant: 'info', duration: 'indefinite' } as const

/** The text of a notice; the same for a toast and for pages without JavaScript. */
export const noticeToast = (notice: Notice): ShopToast => {
  switch (notice.kind) {
    case 'currency-changed':
      return {
        ...staying,
        title: m.notice_currency({ currency: notice.currency }),
        description: m.notice_currency_text(),
      }
    case 'cart-merge-failed':
      return {
        variant: 'error',
        title: m.cart_merge_failure(),
        description: m.cart_merge_failure_text(),
        duration: 'indefinite',
        error: 'cart.merge.failure',
      }
    case 'cart-emptied':
      return { ...staying, title: m.notice_emptied(), description: m.notice_emptied_text() }
    case 'message':
      return {
        ...(notice.stays ? staying : {}),
        title: notice.title,
        ...(notice.text ? { description: notice.text } : {}),
      }
    case 'logged-out':
      return { variant: 'info', title: m.notice_logged_out() }
    case 'preferences-saved':
      return { title: m.preferences_saved() }
    case 'preferences-not-saved':
      return {
        variant: 'error',
        title: m.preferences_not_saved(),
        error: 'preferences-not-saved',
      }
  }
}

/** Shows the server's notice for this page, once. */
export const useNotice = (): void => {
  const show = useToast()
  const notice = useShop()?.notice
  useEffect(() => {
    if (notice) show(noticeToast(notice))
  }, [notice, show])
}
