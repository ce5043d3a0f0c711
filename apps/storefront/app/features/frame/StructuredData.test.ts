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

test('renders each object as a separate script', () =>
  expect(render([{ '@type': 'WebSite' }, { '@type': 'Organization' }])).toBe(
    '<div hidden=""><script type="application/ld+json">{"@type":"WebSite"}</script>' +
      '<script type="application/ld+json">{"@type":"Organization"}</script></div>',
  ))

test('escapes texts of the catalogue, so that they cannot end the script', () => {
  const name = '</script><script>alert(1)</script>&<!--\u2028'
  const html = render([{ name }])
  const [, script = ''] =
    /^<div hidden=""><script type="application\/ld\+json">([^<>&]*)<\/script><\/div>$/.exec(html) ?? []
  expect(JSON.parse(script)).toEqual({ name })
})
