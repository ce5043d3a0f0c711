import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { Avatar } from '../../index.ts'

afterEach(cleanup)

const pixel = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"%3E%3C/svg%3E'
const broken = 'data:image/png;base64,AAAA'
const avatar = (src: string) => <Avatar name="Imani Okafor" image={<img alt="" src={src} />} />

/** Whether the image covers the initials. */
const isCovered = () => screen.getByRole('img').querySelector('img')?.offsetParent !== null

it('has the name of the person, once', () => {
  render(avatar(pixel))
  expect(screen.getAllByRole('img')).toHaveLength(1)
  expect(screen.getByRole('img', { name: 'Imani Okafor' }).textContent).toBe('IO')
})

it('is ignored by screen readers when it is decorative', () => {
  const { container } = render(<Avatar decorative name="Imani Okafor" />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.textContent).toBe('IO')
})

it('shows the initials when the image fails, and another image when it has loaded', async () => {
  const { container } = render(avatar(pixel))
  const img = container.querySelector('img') as HTMLImageElement
  await expect.poll(isCovered).toBe(true)
  fireEvent.error(img)
  expect(isCovered()).toBe(false)
  fireEvent.load(img)
  expect(isCovered()).toBe(true)
})

it('shows the initials when the image has failed before hydration', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(avatar(broken))
  document.body.append(container)
  await container
    .querySelector('img')
    ?.decode()
    .catch(() => undefined)
  const root = hydrateRoot(container, avatar(broken))
  await expect.poll(isCovered).toBe(false)
  root.unmount()
  container.remove()
})
