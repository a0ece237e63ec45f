import { CheckTool } from '../check-tool.tsx';
import type { ToolProps } from '../tool-list.tsx';
import { checkSyntax, longestProgram } from './check-syntax.ts';

export function SyntaxTool({ lesson }: ToolProps) {
  return (
    <CheckTool
      lesson={lesson}
      file="main.py"
      label="Python-Code zum Prüfen"
      intro="Füg Python-Code ein. Python hört beim ersten Fehler auf zu lesen: Hier geht es weiter, und du siehst alle auf einmal."
      sample={sample}
      longest={longestProgram}
      check={checkSyntax}
    />
  );
}

const sample = `name = input("Wie heißt du? )
if name = "Byte":
    print("Willkommen in der Garage!")
else
    print("Hallo " + name
for runde in range(3):
print("Runde", runde)
`;
