// @internal
import { type ChangeEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { RangeSliderProps, RangeValue } from './RangeSlider.tsx'

interface Range {
  /** The range that a reset of the form restores. */
  readonly initial: RangeValue
  readonly low: number
  readonly high: number
  readonly lowRef: RefObject<HTMLInputElement>
  readonly highRef: RefObject<HTMLInputElement>
  /** Handles a moved thumb. */
  readonly follow: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The values of two range inputs. The inputs keep their values, so that they work before hydration and in a form. */
export const useRange = ({ min, max, value, defaultValue, onChange, onCommit }: RangeSliderProps): Range => {
  const lowRef = useRef<HTMLInputElement>(null)
  const highRef = useRef<HTMLInputElement>(null)
  const [initial] = useState<RangeValue>(value ?? defaultValue ?? [min, max])
  const [range, setRange] = useState(initial)
  const commit = useRef(onCommit)
  commit.current = onCommit

  const follow = ({ currentTarget: moved }: ChangeEvent<HTMLInputElement>): void => {
    const [low, high] = [lowRef.current, highRef.current]
    if (!low || !high) return
    // The moved thumb stops at the other one.
    if (low.valueAsNumber > high.valueAsNumber) moved.value = moved === low ? high.value : low.value
    const next: RangeValue = [low.valueAsNumber, high.valueAsNumber]
    if (next[0] === range[0] && next[1] === range[1]) return
    setRange(next)
    onChange?.(next)
  }

  const [savedLow, savedHigh] = value ?? []
  const isFirst = useRef(true)
  useEffect(() => {
    const [low, high] = [lowRef.current, highRef.current]
    if (!isFirst.current && low && high && savedLow !== undefined && savedHigh !== undefined) {
      low.value = String(savedLow)
      high.value = String(savedHigh)
      setRange([low.valueAsNumber, high.valueAsNumber])
    }
    isFirst.current = false
  }, [savedLow, savedHigh])

  useEffect(() => {
    const [low, high] = [lowRef.current, highRef.current]
    if (!low || !high) return
    const read = (): RangeValue => {
      const values = [low.valueAsNumber, high.valueAsNumber].sort((one, other) => one - other)
      const [first = min, last = max] = values
      low.value = String(first)
      high.value = String(last)
      return [first, last]
    }
    // A thumb can move before hydration.
    setRange(read())
    const onNativeChange = (): void => commit.current?.(read())
    // The form resets its fields after the event.
    const onReset = (): void => void setTimeout(() => setRange(read()))
    const { form } = low
    low.addEventListener('change', onNativeChange)
    high.addEventListener('change', onNativeChange)
    form?.addEventListener('reset', onReset)
    return () => {
      low.removeEventListener('change', onNativeChange)
      high.removeEventListener('change', onNativeChange)
      form?.removeEventListener('reset', onReset)
    }
  }, [min, max])

  return { low: range[0], high: range[1], initial, lowRef, highRef, follow }
}
