import { games, type HarmSigns } from './harm-signs.ts';

const theirs =
  '(eltern|mama|papa|mutter|vater|mutti|vati|mom|mum|dad|parents|mother|father|lehrer|lehrerin|teacher|teachers)';

/** Parents and teachers are asked, told, and shown things. Whatever else is said of them is none of a tutor's business. */
const aboutParents: HarmSigns = {
  isSpoken: true,
  within: 'sentence',
  unlessInSentence: `((frag|fragt|frage|sprich|sprecht|rede|hol|hole|bitte|bitten|ask|talk|erlaub*|freu*|zusammen|gemeinsam|hilfe|helfen|help|stolz)|(zeig|zeige|sag|sagt|erzaehl|erzaehle|tell|show) (ihnen |es |das |them |it )*(doch |gern |ruhig |am besten |heute abend |mal |bitte |to )*(deinen |deiner |deinem |euren |your |einem )*${theirs}(?! (nicht|nichts|nie))|klasse|element*|vererb*|erb*|css|html|passwort|foto von dir fragt)`,
  signs: `
    (deine|deiner|deinem|deinen|dein|eure|euren|eurer|your|ihre|ihren) (own )*${theirs}
  `,
};

const aboutBodies: HarmSigns = {
  isSpoken: true,
  within: 'sentence',
  unlessInSentence: `(${games}|gefaehrlich)`,
  signs: `
    (dein|deine|deinem|deinen|your) (ganzer |suesser |nackter |whole |cute )*(bauch|koerper|aussehen|brust|po|popo|hintern|lippen|beine|haut|haare|gewicht|body|looks|skin|lips|legs|hair|weight)
    (du|ihr|you) .. (huebsch|huebscher|suess|attraktiv|cute|pretty|hot|schwabbelig|haesslich)
    (kuss|kuesse|kuessen|kuesst|kuess|kissing|kiss|streicheln|kuscheln)
    unter (dem|deinem|der|deiner) (t shirt|shirt|hose|rock|kleid|pulli)
    (luft an|luft anhalt*|keine luft|atem an|schwarz vor augen|bewusstlos|ohnmaechtig)
    (wuerg|wuerge|wuergt|wuergen|wuergst)
    (pfunde|speck|fettpolster) .. (los|weg|runter)
    (kamera|webcam|camera) .. (an fuer mich|fuer mich|for me)
    turn on your (camera|webcam)
    (wie|how) (siehst|seht|do) (du|ihr|you) (aus|look)
    bist du (ein |eher )*(junge|maedchen)
    are you a (boy|girl)
    (hustensaft|nasenspray|schlafsaft|hustenbonbon*)
    (rauch|raucht|rauche) (mal|doch|einfach|was|etwas)
  `,
};

const aboutBeing: HarmSigns = {
  isSpoken: true,
  within: 'sentence',
  unlessInClause: '(kein|keine|keinen|nicht|not|no|programm|input|print)',
  signs: `
    (ich bin|bin ich|i am|im) (doch |ja |ganz |wirklich |very )*(echt|real|lebendig|alive)
    ich habe .. (arme|beine|haende|augen|eltern|kinder|geschwister|gefuehle|herz)
    i know where (you|your)
    (schwoer|schwoere|schwoeren|schwoerst)
    (klau|klaue|klaut|stiehl|stehlt|steal)
    merkt (sie|er|es|das|keiner|niemand) (doch |eh |sowieso )*
    (nichts|nix) fuer (dich|euch)
    welche* (passwort|passwoerter|pin|kennwort) .. (du|ihr|sie)
  `,
};

const aboutOthers: HarmSigns = {
  isSpoken: true,
  within: 'sentence',
  signs: `
    ohne (dich|euch) .. (alle|einfacher|ruhe|gluecklich*|froh)
    (mit deinem kopf|mit dir|bei dir) stimmt .. nicht
    (niemand|keiner) versteht dich .. (ich|wie ich)
    das verstehst du (sowieso|eh|doch|nie) .. nicht
    (afrika|asien|arabien|tuerkei|polen|russland|osteuropa) .. (kann|koennen|sind|ist) .. (nicht|dumm|faul|kein*|schlecht*)
    (regierung|medien|presse|wissenschaft*) .. (luegt|luegen|verheimlich*|belueg*)
    (echsenmensch*|reptiloid*)
    (shut (your|their|up)|kids like you)
    (scheibe|scheiben|reifen|autos) .. (einwerf*|einschlag*|zerkratz*|zerstech*)
    (lighter|lighters|matches|flame) .. (hairspray|spray|deodorant|gas)
    (hairspray|deodorant) .. (lighter|fire|flame)
  `,
};

/** What belongs to life and not to programming. */
export const beyondTheLesson: readonly HarmSigns[] = [
  aboutParents,
  aboutBodies,
  aboutBeing,
  aboutOthers,
];
