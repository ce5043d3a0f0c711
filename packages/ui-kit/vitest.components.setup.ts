import { configure } from '@testing-library/react'

// A component may load a part when it is first used. A busy machine makes that slower, not red.
configure({ asyncUtilTimeout: 20_000 })
