function goal_1(page) {
  page.find('h1').text('‹was in der Überschrift steht›');
}

function goal_2(page) {
  page.after(click('#knopf')).shows('‹was nach dem Klick dasteht›');
}
