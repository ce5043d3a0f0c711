import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { contrast } from '../../theme/contrast.ts'
import '../../theme/index.ts'
import { selvedgeLight } from '../../theme/selvedgeColors.ts'
import { ColorWell } from './ColorWell.tsx'

afterEach(cleanup)

/** `color(srgb 0.5 0.25 1)` as "#8040ff". */
const hexOf = (color: string): string =>
  `#${(color.match(/[\d.]+/g) ?? [])
    .slice(0, 3)
    .map((part) =>
      Math.round(Number(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

it.each(['#FFFFFF', '#F4EEE2', '#FBF8F3'])('outlines %s with a contrast of 3:1 on a light page', (color) => {
  const { container } = render(<ColorWell color={color} size={12} />)
  const circle = container.querySelector('circle')
  if (!circle) throw new Error('no circle')
  const { stroke, strokeWidth } = getComputedStyle(circle)
  expect(contrast(hexOf(stroke), selvedgeLight.page)).toBeGreaterThanOrEqual(3)
  expect(strokeWidth).toBe('1px')
})
