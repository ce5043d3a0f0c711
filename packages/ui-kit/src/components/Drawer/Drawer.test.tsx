import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LinkProvider } from '../Link/LinkProvider.tsx'
import { FilterLink } from '../ResultsBar/FilterLink.tsx'
import { Drawer } from './Drawer.tsx'

afterEach(cleanup)

const drawer = (
  <Drawer title="Filter" closeLabel="Close" trigger={<FilterLink href="#filter">Filter (3)</FilterLink>}>
    Facets
  </Drawer>
)

it('opens when its trigger link is clicked, without following the link', () => {
  render(drawer)
  const followed = fireEvent.click(screen.getByText('Filter (3)'))
  expect(followed).toBe(false)
  expect(screen.getByRole('dialog').textContent).toContain('Facets')
})

it('prevents the navigation when the trigger is a router link', () => {
  const prevented = vi.fn()
  render(
    <LinkProvider
      component={({ onClick, ...rest }) => (
        <a
          {...rest}
          href={rest.href}
          onClick={(event) => {
            onClick?.(event)
            prevented(event.defaultPrevented)
          }}
        />
      )}
    >
      {drawer}
    </LinkProvider>,
  )
  fireEvent.click(screen.getByText('Filter (3)'))
  expect(prevented).toHaveBeenCalledWith(true)
})

it('closes when its close button is pressed', () => {
  render(drawer)
  fireEvent.click(screen.getByText('Filter (3)'))
  fireEvent.click(screen.getByLabelText('Close'))
  expect(screen.queryByRole('dialog')).toBeNull()
})
