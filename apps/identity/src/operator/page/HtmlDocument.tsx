import type { ReactNode } from 'react'
import { assetVersion, operatorTheme } from '../assets/operatorAssets.ts'

type Props = { readonly title: string; readonly children: ReactNode }

const assets = `/operator/assets/${assetVersion}`

/** The HTML of every page of operators. */
export const HtmlDocument = ({ title, children }: Props) => (
  <html lang="en-US" {...operatorTheme}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      <title>{`${title} – Selvedge operations`}</title>
      <link
        rel="preload"
        href={`${assets}/fonts/figtree-latin-wght-normal.woff2`}
        as="font"
        type="font/woff2"
        crossOrigin=""
      />
      <link rel="stylesheet" href={`${assets}/styles.css`} />
      <link rel="icon" href="data:," />
    </head>
    <body>{children}</body>
  </html>
)
