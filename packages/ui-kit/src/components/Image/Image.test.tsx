import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Image, type ImageProps } from './Image.tsx'
import { imagePreload } from './imagePreload.ts'

afterEach(cleanup)

const image = (priority: boolean) =>
  render(
    <Image
      srcFor={(width) => `/p-${width}`}
      alt="Quince"
      width={800}
      height={1000}
      sizes="50vw"
      widths={[256, 640]}
      priority={priority}
    />,
  )

it('offers all widths in srcset, and the largest width to browsers without srcset', () => {
  image(false)
  const { srcset, sizes } = screen.getByRole<HTMLImageElement>('img')
  expect([srcset, sizes]).toEqual(['/p-256 256w, /p-640 640w', '50vw'])
  expect(screen.getByRole('img').getAttribute('src')).toBe('/p-640')
})

it('has a single URL when the image has one width', () => {
  render(
    <Image srcFor={(width) => `/p-${width}`} alt="Quince" width={8} height={10} sizes="50vw" widths={[96]} />,
  )
  const shown = screen.getByRole('img')
  expect(['src', 'srcset', 'sizes'].map((name) => shown.getAttribute(name))).toEqual(['/p-96', null, null])
})

it('loads lazily unless it has priority', () => {
  image(false)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy')
  cleanup()
  image(true)
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
})

it('shows only the placeholder when the image cannot be loaded', () => {
  image(false)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img').getAttribute('src')).toBe('/img/image-placeholder.svg')
  expect(screen.getByRole('img').getAttribute('srcset')).toBeNull()
})

it.each<Pick<ImageProps, 'widths'>>([{}, { widths: [256, 640] }, { widths: [96] }])(
  'preloads the files that the image offers with %j',
  (widths) => {
    const props = {
      srcFor: (width: number) => `/p-${width}`,
      sizes: '(min-width: 48em) 40vw, 100vw',
      ...widths,
    }
    render(<Image {...props} alt="Quince" width={8} height={10} priority />)
    const [src, srcset, sizes] = ['src', 'srcset', 'sizes'].map((name) =>
      screen.getByRole('img').getAttribute(name),
    )
    expect(imagePreload(props)).toBe(
      [
        `<${src}>; rel=preload; as=image; fetchpriority=high`,
        ...(srcset ? [`imagesrcset="${srcset}"; imagesizes="${sizes}"`] : []),
      ].join('; '),
    )
  },
)
