import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { withTheme } from './withTheme.tsx'

afterEach(() => {
  cleanup()
  for (const name of ['lang', 'dir', 'data-brand', 'data-color-mode', 'data-separator-style'])
    document.documentElement.removeAttribute(name)
})

type Context = Parameters<typeof withTheme>[1]
type DecoratedProps = {
  readonly locale?: string
  readonly brand?: string
  readonly viewMode: 'docs' | 'story'
}
const Decorated = ({ locale = 'en-US', brand = 'larkhouse', viewMode }: DecoratedProps) =>
  withTheme(() => <p>Story text</p>, {
    globals: { locale, brand },
    viewMode,
  } as unknown as Context) as ReactNode

const page = () => document.documentElement

it('on a docs page, applies the locale only to the stories', () => {
  render(
    <>
      <p>English prose</p>
      <Decorated locale="en-XA" viewMode="docs" />
      <Decorated locale="ar-XB" viewMode="docs" />
    </>,
  )
  expect(screen.getByText('English prose')).toBeDefined()
  expect(screen.getByText('Stórý téxt story').parentElement?.lang).toBe('en-XA')
  expect(screen.getByText('Story text').parentElement?.dir).toBe('rtl')
  expect([page().lang, page().dir]).toEqual(['en', 'ltr'])
  expect(page().dataset.brand).toBe('larkhouse')
})

it('on a canvas page, applies the locale to the whole document', () => {
  render(<Decorated locale="ar-XB" viewMode="story" />)
  expect([page().lang, page().dir]).toEqual(['ar-XB', 'rtl'])
})

it('shows the brand that the designer has edited', () => {
  render(<Decorated brand="own-brand" viewMode="story" />)
  expect(page().dataset.brand).toBe('own-brand')
  expect(document.getElementById('own-brand-styles')?.textContent).toContain('#7A2E4F')
})
