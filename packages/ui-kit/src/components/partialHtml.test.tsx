import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import {
  BackLink,
  CartLink,
  CookieConsent,
  EmptyState,
  Header,
  ProductSwitcher,
  SelvedgeStrip,
  StepHeader,
} from '../index.ts'
import { exampleHeader } from '../stories/shell.tsx'

const examples: Readonly<Record<string, ReactElement>> = {
  Header: <Header {...exampleHeader()} />,
  StepHeader: (
    <StepHeader
      home={{ name: 'Selvedge', href: '#home' }}
      steps={{
        label: 'Checkout',
        next: 'Next: Shipping',
        items: ['Cart', '1 Shipping', '2 Payment'].map((label) => ({ label, state: 'todo' })),
      }}
    >
      <BackLink href="#home" label="Back to shopping" short="Shop" />
      <CartLink href="#cart" label="Cart, 3 items" text="Cart" count={3} />
    </StepHeader>
  ),
  CookieConsent: (
    <CookieConsent
      title="May we count your visit?"
      text="The shop keeps what it needs to work. With your consent it also counts visits."
      accept="Count my visit"
      refuse="Only what is needed"
      action="#"
    />
  ),
  ProductSwitcher: (
    <SelvedgeStrip colors={['#0B6E69']} name="Night Pond" designer="Quince Orchard">
      <ProductSwitcher
        label="See it as"
        choices={['Wallpaper', 'Fabric', 'Bedding'].map((label) => ({ label, href: `#${label}` }))}
      />
    </SelvedgeStrip>
  ),
  EmptyState: (
    <div style={{ display: 'grid' }}>
      <EmptyState
        title="Nothing in here yet"
        text="Pick a pattern first; we print it on what you need."
        action={<a href="#shop">Shop all designs</a>}
      />
    </div>
  ),
}

/** The positions of the visible texts of a document's part, by their place in the tree. */
const textPositions = (root: Node, path = ''): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  root.childNodes.forEach((node, index) => {
    const place = `${path}/${index}`
    for (const [inner, at] of textPositions(node, place)) found.set(inner, at)
    if (
      node.nodeType !== Node.TEXT_NODE ||
      !node.parentElement?.checkVisibility({ visibilityProperty: true })
    )
      return
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, top, width } = range.getBoundingClientRect()
    if (width > 0) found.set(place, `“${node.textContent}” at ${Math.round(left)}, ${Math.round(top)}`)
  })
  return found
}

for (const [name, element] of Object.entries(examples))
  it.each([390, 820, 1440])(
    `${name} at %i px moves no visible text while its HTML arrives`,
    async (width) => {
      await page.viewport(width, 800)
      const html = renderToStaticMarkup(element)
      const container = document.body.appendChild(document.createElement('div'))
      onTestFinished(() => container.remove())
      container.innerHTML = html
      const complete = textPositions(container)
      expect(complete.size).toBeGreaterThan(0)
      // A closing tag changes nothing in a document that ends there, so only opening tags are places to stop.
      for (const { index } of html.matchAll(/<(?!\/)/g)) {
        container.innerHTML = html.slice(0, index)
        for (const [place, text] of textPositions(container))
          expect(text, `after …${html.slice(Math.max(0, index - 80), index)}`).toBe(complete.get(place))
      }
    },
  )
