import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Image } from './Image.tsx'

afterEach(cleanup)

const image = (priority: boolean) =>
  render(
    <Image
      srcFor={(width, format) => `/p-${width}.${format}`}
      alt="Quince"
      width={800}
      height={1000}
      sizes="50vw"
      widths={[256, 640]}
      priority={priority}
    />,
  )

it('offers AVIF, then WebP, then JPEG, at each width', () => {
  const { container } = image(false)
  const sources = [...container.querySelectorAll('source')].map((source) => source.srcset)
  expect(sources).toEqual(['/p-256.avif 256w, /p-640.avif 640w', '/p-256.webp 256w, /p-640.webp 640w'])
  expect(screen.getByRole('img').getAttribute('src')).toBe('/p-640.jpeg')
})

it('loads lazily unless it has priority', () => {
  image(false)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy')
  cleanup()
  image(true)
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
})

it('shows only the placeholder when the image cannot be loaded', () => {
  const { container } = image(false)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img').getAttribute('src')).toBe('/img/image-placeholder.svg')
  expect(container.querySelectorAll('source')).toHaveLength(0)
})
