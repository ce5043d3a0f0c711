import { type ReactElement, version } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'

interface Story {
  readonly render?: () => ReactElement
}

const stories = import.meta.glob<Readonly<Record<string, Story>>>('../components/*/*.stories.tsx', {
  eager: true,
})

afterEach(() => vi.restoreAllMocks())

it(`renders every story on a server with React ${version}, without a message of React`, () => {
  const messages: unknown[][] = []
  vi.spyOn(console, 'error').mockImplementation((...words) => messages.push(words))
  const rendered = Object.values(stories).flatMap((exported) =>
    Object.values(exported).flatMap(({ render: Render }) => (Render ? [renderToString(<Render />)] : [])),
  )
  expect(messages).toEqual([])
  expect(rendered.length).toBeGreaterThan(Object.keys(stories).length)
})
