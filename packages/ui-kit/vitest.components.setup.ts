import { configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A component may load a part when it is first used. A busy machine makes that slower, not red.
configure({ asyncUtilTimeout: 20_000 })

// All tests share one page, and links to a part of it change its address.
afterEach(() => history.replaceState(null, '', location.pathname + location.search))
