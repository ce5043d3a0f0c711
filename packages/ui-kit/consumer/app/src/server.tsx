import { colorModeScript } from '@selvedge/ui-kit/theme'
import { renderToString } from 'react-dom/server'
import { juniper } from './juniper.ts'
import { Shop } from './Shop.tsx'

/** Renders a page. `assets` are the files of the client build. */
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
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the kit's own constant, without a word of others. */}
        <script nonce={assets.nonce} dangerouslySetInnerHTML={{ __html: colorModeScript }} />
        <link rel="stylesheet" href={assets.styles} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the brand's own tokens. */}
        <style nonce={assets.nonce} dangerouslySetInnerHTML={{ __html: juniper.css }} />
      </head>
      <body>
        {/* Rendered as it is hydrated: alone. Otherwise the ids of the kit differ between server and browser. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by React. */}
        <div id="root" dangerouslySetInnerHTML={{ __html: renderToString(<Shop />) }} />
        <script type="module" nonce={assets.nonce} src={assets.script} />
      </body>
    </html>,
  )}`
