import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BrandBanner } from './BrandBanner.tsx'

afterEach(cleanup)

const selvedge = { name: 'Selvedge', href: '/', current: true }

it('renders nothing when there is only one shop', () => {
  const { container } = render(<BrandBanner label="Shops" sites={[selvedge]} />)
  expect(container.innerHTML).toBe('')
})

it('shows two shops, and marks the current shop', () => {
  render(<BrandBanner label="Shops" sites={[selvedge, { name: 'Larkhouse', href: '/larkhouse' }]} />)
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.getByText('Selvedge').getAttribute('aria-current')).toBe('true')
})
