/** Words that open a line in another language. */
export const foreignWords = new Set(
  `var let const char string String boolean double long dim local function func fun fn sub define
  procedure method constructor public private static void switch foreach repeat loop times do throw
  catch new end endif next echo puts say println printf`.split(/\s+/),
);
