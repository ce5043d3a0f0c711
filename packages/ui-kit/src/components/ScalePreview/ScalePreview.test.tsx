import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { ScalePreview } from './ScalePreview.tsx'

afterEach(cleanup)

const preview = (
  <ScalePreview
    title="How big is it?"
    tile={{ src: 'data:,tile', width: 5, height: 5 }}
    unit="in"
    sliderLabel="Length"
    format={String}
  />
)

const tiles = (): number => document.querySelectorAll('image[href="data:,tile"]').length

it('loads the design when it comes within a screen of the window', async () => {
  render(
    <>
      <div style={{ height: '500vh' }}>Above</div>
      {preview}
    </>,
  )
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(tiles()).toBe(0)
  screen.getByRole('slider').scrollIntoView()
  await expect.poll(tiles).toBe(1)
})

it('contains the design for browsers without JavaScript, and not for others', () => {
  const html = renderToStaticMarkup(preview)
  expect(html).toMatch(/<noscript>.*data:,tile.*<\/noscript>/)
  expect(html.replace(/<noscript>.*<\/noscript>/, '')).not.toContain('data:,tile')
})
