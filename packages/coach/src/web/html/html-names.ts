export const htmlNames: ReadonlySet<string> = new Set(
  `a abbr address article aside audio b blockquote body br button canvas caption circle cite code col
  colgroup datalist dd del details dfn dialog div dl dt ellipse em fieldset figcaption figure footer form g
  h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li line link main
  map mark menu meta meter nav noscript object ol optgroup option output p path picture polygon polyline
  pre progress q rect s samp script section select small source span strong style sub summary sup svg
  table tbody td template text textarea tfoot th thead time title tr track u ul var video wbr use defs
  lineargradient stop clippath pattern search base area bdi bdo data embed param rp rt ruby slot symbol
  filter tspan center font math`.split(/\s+/),
);

/** They have no end. */
export const voidNames: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Their end may be left out. */
export const endsByItself: ReadonlySet<string> = new Set(
  'html head body p li dt dd option optgroup tr td th thead tbody tfoot colgroup caption'.split(
    ' ',
  ),
);

export const attributeNames: ReadonlySet<string> = new Set(
  `id class style title lang hidden tabindex href src alt width height type name value placeholder
  required disabled checked selected readonly multiple min max step maxlength minlength pattern for action
  method target rel charset content media colspan rowspan scope controls autoplay loop muted poster open
  onclick oninput onchange onsubmit onload onkeydown onkeyup onmouseover onmouseout role draggable
  contenteditable download autofocus autocomplete rows cols start reversed datetime cite label list
  srcset sizes loading defer async accept novalidate form spellcheck dir viewbox fill stroke d cx cy r x y
  x1 y1 x2 y2 rx ry points transform xmlns preserveaspectratio opacity usemap coords shape span headers
  high low optimum wrap http-equiv crossorigin referrerpolicy integrity popover popovertarget inert
  enterkeyhint inputmode translate border align bgcolor color face size`.split(/\s+/),
);
