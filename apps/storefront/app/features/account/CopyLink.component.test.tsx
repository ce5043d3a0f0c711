import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CopyLink } from './CopyLink.tsx'

const LINK = 'https://shop.example/list/ab12'
const texts = { copy: 'Copy the link', copied: 'Link copied.', failed: 'The link could not be copied.' }
const root = createRoot(document.body.appendChild(document.createElement('div')))
afterEach(() => {
  root.render(null)
  vi.restoreAllMocks()
})

test.each([
  ['copied', async () => undefined, texts.copied],
  ['not copied when the browser refuses', () => Promise.reject(new Error('denied')), texts.failed],
])('says that the link is %s', async (_, writeText, expected) => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  root.render(<CopyLink link={LINK} texts={texts} />)
  await page.getByRole('button', { name: texts.copy }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent(expected)
  expect(written).toHaveBeenCalledWith(LINK)
})
