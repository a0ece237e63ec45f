/** What there is in every page, as far as learners meet it. */
export const browserNames = words(`
  document window console alert confirm prompt setTimeout setInterval clearTimeout clearInterval
  requestAnimationFrame cancelAnimationFrame fetch Math Number String Boolean Array Object Date JSON Map
  Set Promise Error parseInt parseFloat isNaN NaN Infinity undefined localStorage sessionStorage navigator
  location history Image Audio AudioContext Event KeyboardEvent MouseEvent structuredClone performance hbg
  true false null this event getComputedStyle Symbol RegExp URL`);

/** Behind a dot. */
export const browserMembers = words(`
  querySelector querySelectorAll getElementById getElementsByClassName getElementsByTagName createElement
  createTextNode textContent innerText innerHTML outerHTML classList className addEventListener
  removeEventListener appendChild append prepend before after remove removeChild replaceChildren
  replaceWith insertBefore setAttribute getAttribute removeAttribute hasAttribute toggleAttribute dataset
  style value checked disabled hidden focus blur click submit reset preventDefault stopPropagation target
  currentTarget key code children firstElementChild lastElementChild nextElementSibling
  previousElementSibling parentElement childElementCount closest matches contains toggle add replace
  length push pop shift unshift slice splice indexOf lastIndexOf includes find findIndex filter map reduce
  forEach some every sort reverse join concat flat fill keys values entries split trim toUpperCase
  toLowerCase startsWith endsWith replaceAll padStart padEnd repeat charAt at toString toFixed
  log info warn error table clear random floor ceil round abs min max sqrt pow sin cos PI
  getContext fillRect strokeRect clearRect fillText fillStyle strokeStyle lineWidth beginPath closePath
  moveTo lineTo arc fill stroke save restore translate rotate scale width height
  clientX clientY offsetX offsetY offsetWidth offsetHeight getBoundingClientRect scrollIntoView
  backgroundColor color display fontSize fontWeight fontFamily marginTop paddingTop border borderRadius
  opacity transform left top right bottom position visibility backgroundImage textAlign
  parse stringify now getTime getHours getMinutes getSeconds getFullYear then catch finally json text ok
  status body head title documentElement createOscillator connect start stop frequency destination
  currentTime load src href alt id name type placeholder`);

/** What other languages, most of all Python, call by another name. */
export const foreignWords: ReadonlyMap<string, string> = new Map([
  ['print', 'console.log'],
  ['input', 'prompt'],
  ['len', 'liste.length'],
  ['str', 'String'],
  ['int', 'Number'],
  ['float', 'Number'],
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
  ['nil', 'null'],
  ['range', 'for (let i = 0; i < 10; i++)'],
  ['randint', 'Math.random()'],
  ['random', 'Math.random()'],
  ['echo', 'console.log'],
  ['elif', 'else if'],
]);

/** Methods of Python that have another name here. */
export const foreignMethods: ReadonlyMap<string, string> = new Map([
  ['append', 'push'],
  ['upper', 'toUpperCase'],
  ['lower', 'toLowerCase'],
  ['strip', 'trim'],
  ['startswith', 'startsWith'],
  ['endswith', 'endsWith'],
  ['insert', 'splice'],
  ['extend', 'push'],
  ['size', 'length'],
  ['index', 'indexOf'],
]);

/** What is read without brackets. */
export const plainValues = words(
  'length textContent innerHTML innerText value checked style classList className children key target',
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
