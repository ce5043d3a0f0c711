import { colorModeScript } from '@selvedge/ui-kit/theme'
import { renderToString } from 'react-dom/server'
import { juniper } from './juniper.ts'
import { Shop } from './Shop.tsx'

/** A whole page. `assets` are what the build of the browser's part left. */
export const renderPage = (assets: {
  readonly script: string
  readonly styles: string
  readonly nonce: string
}): string =>
  `<!doctype html>${renderToString(
    <html lang="en" {...juniper.attributes()}>
      <head>
        <meta charSet="utf-8" />
        <title>Juniper</title>
        <link rel="icon" href="data:," />
        <script nonce={assets.nonce} dangerouslySetInnerHTML={{ __html: colorModeScript }} />
        <link rel="stylesheet" href={assets.styles} />
        <style nonce={assets.nonce} dangerouslySetInnerHTML={{ __html: juniper.css }} />
      </head>
      <body>
        <div id="root">
          <Shop />
        </div>
        <script type="module" nonce={assets.nonce} src={assets.script} />
      </body>
    </html>,
  )}`
