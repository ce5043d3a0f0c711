/**
 * Keeps a radio button that a visitor selected before hydration. React 18 toggles each radio's `defaultChecked` while
 * it hydrates, and browsers then check the default again unless its own `checked` was set before. Setting it for the
 * whole group on selection is enough. React 19 needs no such script.
 */
export const preserveRadioChoiceScript =
  "addEventListener('change',({target:t})=>{if(t.type==='radio')for(const r of document.getElementsByName(t.name)){const c=r.checked;r.checked=c}},true)"
