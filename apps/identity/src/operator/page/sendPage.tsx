import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { OperatorEnv } from '../operatorParts.ts'
import { noticeText } from './notices.ts'
import { RequestContext } from './OperatorPage.tsx'

/** Responds with a page. */
export const sendPage = (
  context: Context<OperatorEnv>,
  page: ReactNode,
  status: ContentfulStatusCode = 200,
): Response => {
  const value = {
    operator: context.get('operator'),
    hasLogin: context.get('hasLogin') ?? false,
    notice: noticeText(context.req.query('notice')),
  }
  const html = renderToStaticMarkup(<RequestContext.Provider value={value}>{page}</RequestContext.Provider>)
  return context.html(`<!doctype html>${html}`, status)
}
