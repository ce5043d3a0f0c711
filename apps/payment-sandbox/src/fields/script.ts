/**
 * The script of the card fields. It communicates with the shop's page by messages only. It receives
 * `card-fields:submit`; it sends `card-fields:ready`, `card-fields:token`, `card-fields:invalid` and
 * `card-fields:failed` to the shop's origin only, and `card-fields:size` whenever the form's height changes.
 */
export const fieldsScript = (shopOrigin: string): string => `
(() => {
  const shop = ${JSON.stringify(shopOrigin).replace(/</g, '\\u003c')};
  const form = document.querySelector('form');
  const tell = (message) => parent.postMessage(message, shop);
  const show = (problems) => {
    for (const input of form.elements) {
      if (!input.name) continue;
      const problem = problems[input.name] || '';
      input.setAttribute('aria-invalid', problem ? 'true' : 'false');
      document.getElementById(input.name + '-error').textContent = problem;
    }
    const first = form.querySelector('[aria-invalid=true]');
    if (first) first.focus();
  };
  const resize = () => tell({ type: 'card-fields:size', height: Math.ceil(form.getBoundingClientRect().height) });
  const submit = async () => {
    try {
      const answer = await fetch('/fields/cards?provider=' + form.dataset.provider, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
      const body = await answer.json();
      if (answer.ok) { show({}); tell({ type: 'card-fields:token', card: body }); }
      else { show(body.problems || {}); tell({ type: 'card-fields:invalid', problems: body.problems || {} }); }
    } catch { tell({ type: 'card-fields:failed' }); }
  };
  form.addEventListener('submit', (event) => { event.preventDefault(); submit(); });
  addEventListener('message', (event) => {
    if (event.origin === shop && event.data && event.data.type === 'card-fields:submit') submit();
  });
  form.number.addEventListener('input', () => {
    const digits = form.number.value.replace(/[^0-9]/g, '').slice(0, 19);
    form.number.value = digits.replace(/(.{4})(?=.)/g, '$1 ');
  });
  form.expiry.addEventListener('input', (event) => {
    if (event.inputType && event.inputType.startsWith('delete')) return;
    const digits = form.expiry.value.replace(/[^0-9]/g, '').slice(0, 4);
    form.expiry.value = digits.length > 1 ? digits.slice(0, 2) + ' / ' + digits.slice(2) : digits;
  });
  addEventListener('load', () => { tell({ type: 'card-fields:ready' }); new ResizeObserver(resize).observe(form); });
})();
`
