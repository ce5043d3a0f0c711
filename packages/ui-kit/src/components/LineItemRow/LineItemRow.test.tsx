import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LineItemRow, Price } from '../../index.ts'

afterEach(cleanup)

test('wraps a long name and detail without spaces, so that they do not widen the page of a phone', () => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)
  render(
    <div style={{ width: '320px' }}>
      <LineItemRow
        name={word}
        href="#design"
        detail={word}
        image={null}
        price={<Price current="$81.00" size="line" />}
      />
    </div>,
  )
  const row = screen.getByRole('article')
  expect(row.scrollWidth).toBeLessThanOrEqual(320)
  expect(screen.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(
    row.getBoundingClientRect().right,
  )
})
