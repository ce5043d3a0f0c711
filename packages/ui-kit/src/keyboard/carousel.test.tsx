import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Carousel, type CarouselLabels } from '../index.ts'

afterEach(cleanup)

const labels: CarouselLabels = {
  carousel: 'carousel',
  previous: 'Previous',
  next: 'Next',
  position: (first, last, total) => `${first} to ${last} of ${total}`,
}
const items = ['Quince', 'Court', 'Hours', 'Meadow', 'Tides', 'Stars'].map((name) => ({
  id: name,
  label: name,
  content: <p>{name}</p>,
}))
const carousel = (layout: 'single' | 'cards', dir: 'ltr' | 'rtl' = 'ltr') => (
  <div dir={dir} style={{ width: 600 }}>
    <Carousel label="New" labels={labels} items={items} layout={layout} />
  </div>
)
const position = () => screen.getByRole('status').textContent
const isAt = (text: string) => waitFor(() => expect(position()).toBe(text))
const button = (name: string) => screen.getByRole('button', { name })

it.each(['ltr', 'rtl'] as const)(
  'moves by one slide with the buttons, and announces the position (%s)',
  async (dir) => {
    render(carousel('single', dir))
    await isAt('1 to 1 of 6')
    await userEvent.click(button('Next'))
    await isAt('2 to 2 of 6')
    await userEvent.click(button('Next'))
    await isAt('3 to 3 of 6')
    await userEvent.click(button('Previous'))
    await isAt('2 to 2 of 6')
  },
)

it('moves by as many cards as are visible, and keeps the focus on a button at its limit', async () => {
  render(carousel('cards'))
  await waitFor(() => expect(position()).toMatch(/^1 to [23] of 6$/))
  const perView = Number(position()?.split(' ')[2])
  expect(button('Previous').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button('Next'))
  await waitFor(() => expect(position()).toMatch(new RegExp(`^${perView + 1} to`)))
  await userEvent.click(button('Next'))
  await waitFor(() => expect(position()).toMatch(/ to 6 of 6$/))
  await waitFor(() => expect(button('Next').getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(button('Next'))
})

it('marks the dot of the visible slide, and shows the slide of a dot', async () => {
  render(carousel('single'))
  const current = () => screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'))
  expect(current()?.textContent).toBe('Quince')
  await userEvent.click(screen.getByRole('link', { name: 'Meadow' }))
  await isAt('4 to 4 of 6')
  expect(current()?.textContent).toBe('Meadow')
})

it('is a strip that the keyboard reaches and scrolls', async () => {
  render(carousel('single'))
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'New' }))
  await userEvent.keyboard('{ArrowRight}')
  await isAt('2 to 2 of 6')
})

it('has a name and is called a carousel', () => {
  render(carousel('single'))
  expect(screen.getByRole('region', { name: 'New' }).getAttribute('aria-roledescription')).toBe('carousel')
})

it('scrolls to the slide of a dot in the HTML of a server', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="served">${renderToString(carousel('single'))}</div>`,
  )
  const strip = screen.getByRole('list', { name: 'New' })
  await userEvent.click(screen.getByRole('link', { name: 'Hours' }))
  await waitFor(() => expect(Math.round(strip.scrollLeft / strip.clientWidth)).toBe(2))
  document.getElementById('served')?.remove()
})

it('announces its position only after the keyboard has reached it', async () => {
  render(carousel('single'))
  await isAt('1 to 1 of 6')
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off')
  await userEvent.keyboard('{Tab}')
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
})
