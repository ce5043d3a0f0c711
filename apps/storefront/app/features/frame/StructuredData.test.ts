import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { StructuredData, StructuredDataContext } from './StructuredData.tsx'

/** The element that the server renders for structured data. */
const render = (data: readonly object[]): string => {
  const router = createMemoryRouter([{ path: '/', element: createElement(StructuredData) }])
  return renderToStaticMarkup(
    createElement(StructuredDataContext.Provider, { value: data }, createElement(RouterProvider, { router })),
  )
}

test('renders each object as a script of its own', () =>
  expect(render([{ '@type': 'WebSite' }, { '@type': 'Organization' }])).toBe(
    '<div hidden=""><script type="application/ld+json">{"@type":"WebSite"}</script>' +
      '<script type="application/ld+json">{"@type":"Organization"}</script></div>',
  ))

test('cannot end the script with a text of the catalogue', () => {
  const name = '</script><script>alert(1)</script>&<!--\u2028'
  const html = render([{ name }])
  const [, script = ''] =
    /^<div hidden=""><script type="application\/ld\+json">([^<>&]*)<\/script><\/div>$/.exec(html) ?? []
  expect(JSON.parse(script)).toEqual({ name })
})
