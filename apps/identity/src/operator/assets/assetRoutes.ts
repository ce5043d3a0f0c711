import { Hono } from 'hono'
import type { OperatorEnv } from '../operatorParts.ts'
import { assetVersion, operatorFonts, operatorStyles } from './operatorAssets.ts'

const YEAR = 'public, max-age=31536000, immutable'

/** The stylesheet and the fonts of the operator's pages. They are public, because the login page uses them. */
export const assetRoutes = (): Hono<OperatorEnv> => {
  const app = new Hono<OperatorEnv>()
  app.get(`/${assetVersion}/styles.css`, (context) =>
    context.body(operatorStyles, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': YEAR }),
  )
  app.get(`/${assetVersion}/fonts/:file`, (context) => {
    const font = operatorFonts.get(context.req.param('file'))
    return font
      ? context.body(new Uint8Array(font), 200, { 'content-type': 'font/woff2', 'cache-control': YEAR })
      : context.notFound()
  })
  app.all('*', (context) => context.text('There is no such file.', 404))
  return app
}
