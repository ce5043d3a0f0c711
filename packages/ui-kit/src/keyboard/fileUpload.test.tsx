import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FileUpload, type FileUploadProps } from '../index.ts'

afterEach(cleanup)

const file = (name: string, type = 'image/png', bytes = 10) =>
  new File(['x'.repeat(bytes)], name, { type, lastModified: 1 })

const upload = (props: Partial<FileUploadProps> = {}) => (
  <FileUpload
    label="Design"
    name="design"
    prompt="Choose an image"
    accept="image/png"
    maxBytes={20}
    maxFiles={3}
    formatSize={(bytes) => `${bytes} B`}
    removeLabel={({ name }) => `Remove ${name}`}
    messages={{
      rejected: ({ name }, reason) => `${name}: ${reason}`,
      count: (count) => `${count} chosen`,
    }}
    {...props}
  />
)
const input = () => screen.getByLabelText<HTMLInputElement>('Design')
const choose = (...files: File[]) => userEvent.upload(input(), files)
const submitted = () => [...(input().files ?? [])].map(({ name }) => name)
const listed = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('lists the chosen files with their sizes, and submits them', async () => {
  const onChange = vi.fn()
  render(upload({ onChange }))
  await choose(file('quince.png', 'image/png', 12))
  await waitFor(() => expect(listed()).toEqual(['quince.png12 B']))
  expect(submitted()).toEqual(['quince.png'])
  expect(screen.getByRole('status').textContent).toBe('1 chosen')
  expect(onChange.mock.lastCall?.[0]).toHaveLength(1)
})

it('adds the files of a second choice', async () => {
  render(upload())
  await choose(file('a.png'))
  await choose(file('b.png'))
  await waitFor(() => expect(submitted()).toEqual(['a.png', 'b.png']))
})

it('replaces the file when only one is allowed, and keeps it when another is rejected', async () => {
  render(upload({ maxFiles: 1 }))
  await choose(file('a.png'))
  await choose(file('b.png'))
  await waitFor(() => expect(submitted()).toEqual(['b.png']))
  await choose(file('c.png', 'image/png', 21))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('c.png: size'))
  expect(submitted()).toEqual(['b.png'])
})

it('shows why files were not added, and marks the field as invalid', async () => {
  render(upload({ maxFiles: 2 }))
  await choose(file('a.png'), file('large.png', 'image/png', 21), file('b.png'), file('c.png'))
  await waitFor(() => expect(submitted()).toEqual(['a.png', 'b.png']))
  expect(screen.getByRole('alert').textContent).toBe('large.png: size c.png: count')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'large.png: size',
  )
})

it('removes a file with the keyboard, and moves the focus to the field', async () => {
  render(upload())
  await choose(file('a.png'), file('b.png'))
  await waitFor(() => expect(listed()).toHaveLength(2))
  screen.getByRole('button', { name: 'Remove a.png' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(submitted()).toEqual(['b.png']))
  expect(document.activeElement).toBe(input())
})

it('shows how far an upload is', async () => {
  render(upload({ uploadOf: ({ name }) => (name === 'a.png' ? { progress: 40 } : { error: 'Lost.' }) }))
  await choose(file('a.png'), file('b.png'))
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'a.png' })
  expect(bar.value).toBe(40)
  expect(screen.getByText('Lost.')).toBeDefined()
})

it('accepts dropped files, and marks the zone while files are over it', async () => {
  render(upload())
  const zone = input().parentElement as HTMLElement
  const border = () => getComputedStyle(zone).borderTopStyle
  input().dispatchEvent(new DragEvent('dragenter', { bubbles: true }))
  await waitFor(() => expect(border()).toBe('solid'))
  input().dispatchEvent(new DragEvent('dragleave', { bubbles: true }))
  await waitFor(() => expect(border()).toBe('dashed'))
  const { left, top, width, height } = zone.getBoundingClientRect()
  // A browser gives dropped files to the input, because the input covers the whole zone.
  for (const [x, y] of [
    [left + 3, top + 3],
    [left + width / 2, top + height / 2],
    [left + width - 3, top + height - 3],
  ] as const)
    expect(document.elementFromPoint(x, y)).toBe(input())
})

it('empties the list when its form is reset', async () => {
  render(
    <form>
      {upload()}
      <button type="reset">Reset</button>
    </form>,
  )
  await choose(file('a.png'))
  await waitFor(() => expect(listed()).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(listed()).toEqual([]))
})

it('lists the files that were chosen before hydration', async () => {
  const container = document.createElement('form')
  container.innerHTML = renderToString(upload())
  document.body.append(container)
  await choose(file('early.png'))
  expect(listed()).toEqual([])
  const root = hydrateRoot(container, upload())
  await waitFor(() => expect(listed()).toEqual(['early.png10 B']))
  expect(submitted()).toEqual(['early.png'])
  root.unmount()
  container.remove()
})
