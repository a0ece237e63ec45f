function goal_1(page) {
  page.find('h1').count(1);
  page.find('button#hupe').count(1);
}

function goal_2(page) {
  page.after(click('#hupe')).shows('Tröt!');
  page.after(click('#hupe'), click('#hupe')).shows('Tröt! Tröt! Tröt!');
}

function goal_3(page) {
  page.find('.cockpit').style('display', 'flex');
}

function goal_4(page) {
  page.at(390).noScroll();
}
