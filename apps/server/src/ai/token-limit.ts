const newName = 'max_completion_tokens';

/** Some servers want the limit of an answer under a newer name. They say so, and from then on get it. */
export function fetchWithTokenLimit(): typeof fetch {
  let isNew = false;
  return async (address, init) => {
    // What is asked goes to the server that the parents have named, and nowhere else.
    const send = () => fetch(address, { ...(isNew ? renamed(init) : init), redirect: 'error' });
    const answer = await send();
    if (isNew || answer.status !== 400) return answer;
    isNew = (await answer.clone().text()).includes(newName);
    return isNew ? send() : answer;
  };
}

function renamed(init: RequestInit | undefined): RequestInit | undefined {
  if (typeof init?.body !== 'string') return init;
  const { max_tokens: limit, ...body } = JSON.parse(init.body);
  return { ...init, body: JSON.stringify({ ...body, [newName]: limit }) };
}
