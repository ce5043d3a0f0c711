import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useEffectOnChange } from './useEffectOnChange.ts'

test('runs the effect in the next render when React discards the first render with a new value', async () => {
  const fetcher: { data?: string } = {}
  const effect = vi.fn()
  let setCount = (_: number): void => undefined
  const Reader = () => {
    const [, set] = useState(0)
    setCount = set
    useEffectOnChange(fetcher.data, effect)
    return null
  }
  const root = createRoot(document.createElement('div'))
  flushSync(() => root.render(<Reader />))
  flushSync(() => setCount(1))
  fetcher.data = 'refused'
  // React renders once more for an equal state, and drops the effects of this render.
  flushSync(() => setCount(1))
  flushSync(() => root.render(<Reader />))
  await vi.waitFor(() => expect(effect).toHaveBeenCalledOnce())
  root.unmount()
})
