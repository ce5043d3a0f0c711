import { configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A component may import some of its code on first use. This takes longer on a busy machine, and must not fail a test.
configure({ asyncUtilTimeout: 20_000 })

// All tests share one page, and links to a part of the page change its URL.
afterEach(() => history.replaceState(null, '', location.pathname + location.search))
